import '../look/tokens.css'
import '../look/parts.css'
import '../look/fonts.css'
import './overlay.css'
import { createApp } from 'vue'
import App from './App.vue'
import { createOverlayI18n } from './i18n'
import { overlayOptions } from './options'
import { connect } from './transport'

const { key, still } = overlayOptions(location.search)

if (key !== null) document.body.style.backgroundColor = key
if (still) document.documentElement.dataset['motion'] = 'off'

// The two faces of every scene, asked for before the first picture needs them.
void document.fonts.load('700 68px Grenze')
void document.fonts.load('600 40px "Archivo Variable"')

createApp(App, { connect, still }).use(createOverlayI18n()).mount('#app')
