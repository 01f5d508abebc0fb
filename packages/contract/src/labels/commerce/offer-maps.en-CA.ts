export { OfferMapAction } from './offer-maps.en-US.ts'
