import '../look/tokens.css'
import '../look/parts.css'
import '../look/fonts.css'
import './overlay.css'
import { createApp } from 'vue'
import App from './App.vue'
import { createOverlayI18n } from './i18n'
import { overlayOptions } from './options'
import { connectAs } from './transport'

const options = overlayOptions(location.search)
const { style, dataset } = document.documentElement

if (options.key !== null) document.body.style.backgroundColor = options.key
if (options.motion !== 'full') dataset['motion'] = options.motion === 'none' ? 'off' : 'reduced'
if (options.plate !== null) {
  dataset['plate'] = ''
  style.setProperty('--plate-face', `rgba(10, 13, 17, ${options.plate / 100})`)
}

// The two faces of every scene, asked for before the first picture needs them.
void document.fonts.load('700 68px Grenze')
void document.fonts.load('600 40px "Archivo Variable"')

createApp(App, { connect: connectAs(options.scene), options })
  .use(createOverlayI18n())
  .mount('#app')
