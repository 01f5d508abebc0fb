export { type ChoiceCardOption, ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx'
