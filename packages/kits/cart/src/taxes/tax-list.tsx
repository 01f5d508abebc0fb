import { textIn } from '@memberkit/foundation/resource'
import { byText, defineList } from '@memberkit/foundation/list'
import { compareDecimals } from '@memberkit/platform/formats'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { rateStates, type RateState } from './rates.rules.ts'
import * as styles from './tax-list.css.ts'
import type { TaxRow } from './useTaxes.ts'
import { type TaxListMessages, useTaxListMessages } from './useTaxListMessages.ts'

const tones = { inForce: 'positive', upcoming: 'info', ended: 'neutral' } as const satisfies Record<RateState, string>

const byStart = byText<TaxRow>(({ tax }) => tax.effectiveFrom)
/** Names have accents: they stand where a reader looks for them. */
const byPlace = (a: TaxRow, b: TaxRow) =>
  a.place.localeCompare(b.place) ||
  (a.tax.locality ?? '').localeCompare(b.tax.locality ?? '') ||
  a.tax.jurisdiction.localeCompare(b.tax.jurisdiction)

/** The table of rates, a line for each jurisdiction: columns, filters, sorting, address and file. */
export const taxList = /* @__PURE__ */ defineList<TaxRow>()({
  name: 'taxes',
  useMessages: useTaxListMessages,
  columns: ({ t, country, taxName, rate }: TaxListMessages) => [
    {
      id: 'place',
      header: t('column.place'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      cell: ({ place, tax: { country: code, administrativeArea, locality, identityId } }) => {
        const isNationwide = administrativeArea === undefined
        const around = isNationwide ? undefined : [locality && place, country(code)].filter(Boolean).join(', ')
        return (
          <span className={styles.stacked}>
            {isNationwide ? t('place.nationwide', { country: place }) : (locality ?? place)}
            <span className={styles.quiet}>
              <Facts items={[around, identityId !== undefined && t('exception')]} />
            </span>
          </span>
        )
      },
    },
    {
      id: 'tax',
      header: t('column.tax'),
      cardRole: 'meta',
      lines: 2,
      cell: ({ tax: { label, productId } }) =>
        productId === undefined ? (
          <span className={styles.name}>{taxName(label)}</span>
        ) : (
          <span className={styles.name}>
            {taxName(label)} <span className={styles.quiet}>{t('product', { id: productId })}</span>
          </span>
        ),
    },
    {
      id: 'jurisdiction',
      header: t('column.jurisdiction'),
      priority: 'low',
      cardRole: 'meta',
      lines: 2,
      cell: ({ tax: { jurisdiction } }) => <span className={styles.name}>{jurisdiction}</span>,
    },
    {
      id: 'state',
      header: t('column.state'),
      cardRole: 'status',
      cell: ({ state }) => (
        <span className={styles.badge}>
          <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        </span>
      ),
    },
    {
      id: 'from',
      header: t('column.from'),
      firstDirection: 'descending',
      cardRole: 'meta',
      cell: ({ tax: { effectiveFrom, effectiveTo } }) =>
        effectiveTo === undefined ? (
          <DateText date={effectiveFrom} />
        ) : (
          <span>
            <DateText date={effectiveFrom} /> {t('until')} <DateText date={effectiveTo} />
          </span>
        ),
    },
    {
      id: 'rate',
      header: t('column.rate'),
      align: 'end',
      firstDirection: 'descending',
      cardRole: 'value',
      cell: ({ tax, insteadOf }) => (
        <span className={styles.stacked}>
          <span className={styles.rate}>{rate(tax.rate)}</span>
          {insteadOf ? <span className={styles.quiet}>{t('insteadOf', { rate: rate(insteadOf.rate) })}</span> : null}
        </span>
      ),
    },
  ],
  filters: {
    country: {
      kind: 'oneOf',
      label: ({ t }: TaxListMessages) => t('filter.country'),
      getValue: ({ tax }) => tax.country,
      valueLabel: (value, { country }) => country(value),
    },
    area: {
      kind: 'oneOf',
      label: ({ t }) => t('column.place'),
      getValue: ({ tax }) => tax.administrativeArea ?? tax.country,
      valueLabel: (value, { area, country }) => (value === 'USA' || value === 'CAN' ? country(value) : area(value)),
    },
    state: {
      kind: 'oneOf',
      label: ({ t }) => t('column.state'),
      getValue: ({ state }) => state,
      valueLabel: (value, { t }) => (isState(value) ? t(`state.${value}`) : value),
    },
  },
  sort: {
    by: {
      // Within a place by authority, and there the newest first.
      place: (a, b) => byPlace(a, b) || byStart(b, a),
      from: byStart,
      rate: (a, b) => compareDecimals(a.tax.rate, b.tax.rate),
    },
    initial: { column: 'place', direction: 'ascending' },
  },
  csv: ({ t, country, taxName }) => [
    { header: t('filter.country'), value: ({ tax }) => country(tax.country) },
    { header: t('column.place'), value: ({ place, tax }) => [place, tax.locality].filter(Boolean).join(', ') },
    {
      header: t('column.tax'),
      value: ({ tax }) => taxName(tax.label),
      unreadable: ({ received }) => textIn(received, 'label', 'id'),
    },
    { header: t('column.jurisdiction'), value: ({ tax }) => tax.jurisdiction },
    { header: t('column.product'), value: ({ tax }) => tax.productId ?? '' },
    { header: t('column.whose'), value: ({ tax }) => t(tax.identityId === undefined ? 'everyone' : 'exception') },
    { header: t('column.percent'), value: ({ tax }) => tax.rate, isDecimal: true },
    { header: t('column.from'), value: ({ tax }) => tax.effectiveFrom },
    { header: t('column.to'), value: ({ tax }) => tax.effectiveTo ?? '' },
    { header: t('column.state'), value: ({ state }) => t(`state.${state}`), unreadable: () => t('unread') },
  ],
  parts: { menu: () => import('../tax-opened-parts.ts'), tools: () => import('../tax-opened-parts.ts') },
  unreadableName: ({ received }) => textIn(received, 'label', 'id'),
})

const isState = (value: string): value is RateState => rateStates.some((state) => state === value)

/** Link parameters of the rates: filters and sorting. The host sets the person. */
export const taxLink = taxList.link
