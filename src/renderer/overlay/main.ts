// First: its styles set the order of all layers.
import { setUpPage } from './set-up-page'
import { createApp } from 'vue'
import App from './App.vue'
import { createOverlayI18n } from './i18n'
import { overlayOptions } from './options'
import { connectAs } from './transport'

const options = overlayOptions(location.search)
setUpPage(options)
createApp(App, { connect: connectAs(options.scene), options })
  .use(createOverlayI18n())
  .mount('#app')
