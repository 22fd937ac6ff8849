export { Companion as Page } from './Companion.tsx'
