export type { PickerEvents } from './events.ts'
export { type Household, type TierAxes, type TierMatrix } from './axes.rules.ts'
export { type ChangeKind, type Loss } from './change.rules.ts'
export { PeopleControl, type PeopleControlProps } from './PeopleControl.tsx'
export { type PeopleKind } from './people.rules.ts'
export { PeriodControl, type PeriodControlProps } from './PeriodControl.tsx'
export { type Choice, type ExcludedTier, type TierChoices, type TierSelection } from './picker-data.rules.ts'
export { pickerLink } from './picker-link.ts'
export { pickerOffers } from './picker-offers.ts'
export { type ShownPrice, shownPriceOf } from '../shared/shown-price.rules.ts'
export { type Savings, savingsOf, type Total } from './prices.rules.ts'
export { RegionControl, type RegionControlProps } from './RegionControl.tsx'
export { type SupplementPeriodOf, type SupplementRow } from './supplements.rules.ts'
export { TierPicker, type TierPickerProps } from './TierPicker.tsx'
export { type TierPickerPageProps, type TierPickerSlots } from './TierPickerPage.tsx'
export { type ShowUnavailable } from './tiers-shown.rules.ts'
export { type Recommendation } from './useTierCards.tsx'
export { type Lost } from './useLostTier.ts'
export {
  type SeenAs,
  type TierPickerData,
  type TierPickerOptions,
  type TierPickerState,
  useTierPicker,
} from './useTierPicker.ts'
