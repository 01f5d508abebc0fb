export { Card, type CardProps } from './Card.tsx'
export { Section, type SectionProps } from './Section.tsx'
