import { createPinia } from 'pinia'
import { createApp } from 'vue'
import '../../look/tokens.css'
import '../../look/fonts.css'
import '../../look/parts.css'
import '../style/base.css'
import '../style/frames.css'
import '../style/sheets.css'
import { createTexts } from '../i18n'
import CoHost from './CoHost.vue'

createApp(CoHost).use(createPinia()).use(createTexts('en')).mount('#app')
