export { CoBrandPartner } from './co-brand.en-US.ts'
