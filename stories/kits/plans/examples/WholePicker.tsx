import { TierPicker, type TierSelection } from '@memberkit/plans'

interface PlansProps {
  /** Puts the choice into your cart. */
  onSelect: (selection: TierSelection) => void
}

/** The legal plans that a brand sells directly. */
export function Plans({ onSelect }: PlansProps) {
  return <TierPicker brand="example" productGroup="legal" channel="D2C" onSelect={onSelect} />
}
