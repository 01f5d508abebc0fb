export { CardList, type CardListProps, type CardListSlots, type CardListWords, type CardsData } from './CardList.tsx'
export { Cards } from './Cards.tsx'
