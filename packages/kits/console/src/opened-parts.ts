// The pages opened from the home page: lists and entities. Their filters, tools and forms load when they are asked for.
export { DeskPlace } from './shell/DeskPlace.tsx'
export { PlaceFacts } from './home/PlaceFacts.tsx'
