import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { settings } from './settings.ts'
import { loadWords } from './words/words.ts'
import './style/fonts.css'
import '@runatal/look/sr.css'
import './style/base.css'
import './style/buttons.css'
import './style/inner.css'
import './style/forced.css'

// How each game looks wherever the hall shows it.
import.meta.glob('../../games/*/theme.css', { eager: true })

const { language } = settings.get()
const words = await loadWords(language)
const app = document.querySelector('#app')
if (app === null) throw new Error('index.html has no #app to put the hall in')
createRoot(app).render(<App first={{ language, words }} />)
