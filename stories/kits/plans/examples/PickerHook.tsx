import { shownPriceOf, useTierPicker } from '@memberkit/plans'
import { formatPrice } from '@memberkit/plans/pricing'

/** Only what the kit knows; every element is your own. */
export function PlanSelect() {
  const picker = useTierPicker({ brand: 'example', productGroup: 'legal', channel: 'D2C' })
  const { resource, select } = picker
  if (resource.state === 'loading') return <p>Loading plans…</p>
  if (resource.state !== 'ready') return <button onClick={resource.retry}>Try again</button>
  const { tiers, tier, period } = resource.data
  return (
    <label>
      Plan{' '}
      <select value={tier?.key ?? ''} onChange={(event) => select(event.target.value)}>
        <option value="">Choose a plan</option>
        {tiers.map(({ key, label, prices, currency }) => {
          const price = shownPriceOf(prices, period)
          return (
            <option key={key} value={key} disabled={!price}>
              {label.text} {price ? formatPrice({ ...price, amount: price.initial, currency }, 'en-US') : ''}
            </option>
          )
        })}
      </select>
    </label>
  )
}
