// First: its styles set the order of all layers.
import { setUpPage } from '../overlay/set-up-page'
import { createApp } from 'vue'
import en from '../locales/en/log.json'
import zh from '../locales/zh/log.json'
import { createOverlayI18n } from '../overlay/i18n'
import { overlayOptions } from '../overlay/options'
import { connectAs, type MoreEvents } from '../overlay/transport'
import Omniscient from './Omniscient.vue'

const options = overlayOptions(location.search)
setUpPage(options)
createApp(Omniscient, { connect: (more: MoreEvents) => connectAs(options.scene, more), options })
  .use(createOverlayI18n({ en, zh }))
  .mount('#app')
