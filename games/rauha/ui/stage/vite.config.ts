import { defineConfig } from 'vite'
import { landscapes } from '../../build/index.ts'

export default defineConfig({ plugins: [landscapes()] })
