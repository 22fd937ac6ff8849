import { defineConfig } from 'vite'
import { plugin } from '../../build/index.ts'

export default defineConfig({ plugins: [plugin()] })
