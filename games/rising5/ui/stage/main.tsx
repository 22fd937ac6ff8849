import '@fontsource-variable/cinzel/index.css'
import { showStage } from '@runatal/look/stage/Stage.tsx'
import { ui } from '../index.tsx'
import { reach } from './reach.ts'

const query = new URLSearchParams(location.search)
showStage({ ui, query, ...reach(query) })
