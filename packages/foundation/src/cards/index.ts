export { CardList, type CardListProps, type CardListSlots, type CardListWords, type CardsData } from './CardList.tsx'
export { CardListSkeleton, type CardListSkeletonProps } from './CardListSkeleton.tsx'
export { Cards } from './Cards.tsx'
