export { Intakes, type IntakesProps } from './Intakes.tsx'
export { type IntakesPageProps } from './IntakesPage.tsx'
