import { createPinia } from 'pinia'
import { createApp } from 'vue'
import '../look/tokens.css'
import '../look/fonts.css'
import '../look/parts.css'
import './style/base.css'
import './style/frames.css'
import './style/sheets.css'
import App from './App.vue'
import { createTexts } from './i18n'

createApp(App).use(createPinia()).use(createTexts('en')).mount('#app')
