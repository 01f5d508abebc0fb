import type { ChartProps } from '@memberkit/primitives/chart'

export const chartLabels: ChartProps['labels'] = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  missing: 'No data',
  keys: 'Use the arrow keys to go from value to value.',
  loading: 'Loading the figures',
}

const frenchLabels: ChartProps['labels'] = {
  showTable: 'Afficher sous forme de tableau',
  showChart: 'Afficher sous forme de graphique',
  missing: 'Aucune donnée',
  keys: 'Utilisez les touches fléchées pour passer d’une valeur à l’autre.',
}

const year = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}-01`)

export const cases: ChartProps = {
  kind: 'bar',
  title: 'Cases opened and closed in 2025',
  description: 'More were closed than opened since September.',
  categories: year,
  categoryFormat: { month: 'short' },
  categoryLabel: 'Month',
  series: [
    { id: 'opened', label: 'Opened', values: [82, 91, 88, 104, 97, 110, 96, 88, 101, 94, 90, 71] },
    { id: 'closed', label: 'Closed', values: [70, 78, 90, 92, 95, 99, 90, 86, 108, 112, 104, 98] },
  ],
  labels: chartLabels,
  empty: 'No cases in 2025.',
}

export const billing: ChartProps = {
  ...cases,
  kind: 'stacked',
  title: 'What became of invoices in 2025',
  description: undefined,
  valueFormat: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
  series: [
    {
      id: 'paid',
      label: 'Paid',
      tone: 'positive',
      values: [41200, 42100, 40800, 43900, 44100, 45200, 44800, 46100, 47300, 46900, 48200, 49100],
    },
    {
      id: 'due',
      label: 'Due',
      tone: 'info',
      values: [5200, 4100, 6100, 5300, 4700, 5100, 6200, 5400, 4800, 5900, 6300, 9800],
    },
    {
      id: 'overdue',
      label: 'Overdue',
      tone: 'critical',
      values: [2100, 2600, 1900, 2200, 3100, 2700, 2500, 2900, 3300, 3100, 2400, 2800],
    },
  ],
}

export const french: ChartProps = {
  ...cases,
  title: 'Consultations juridiques demandées et terminées par mois en 2025',
  description: 'Depuis septembre, davantage de dossiers sont fermés qu’ouverts.',
  categoryFormat: { month: 'long' },
  categoryLabel: 'Mois',
  labels: frenchLabels,
  series: [
    { ...cases.series[0]!, label: 'Consultations demandées par les titulaires' },
    { ...cases.series[1]!, label: 'Consultations terminées' },
  ],
}

/** Ninety days of a number that goes up and down. */
export const days: ChartProps = {
  ...cases,
  kind: 'line',
  title: 'People who used the plan, by day',
  description: undefined,
  categories: Array.from({ length: 90 }, (_, at) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10)),
  categoryFormat: { day: 'numeric', month: 'short' },
  categoryLabel: 'Day',
  series: [
    {
      id: 'people',
      label: 'People',
      values: Array.from({ length: 90 }, (_, at) =>
        at > 40 && at < 46 ? null : Math.round(400 + 90 * Math.sin(at / 7) + 40 * Math.sin(at * 2.3) + at * 2),
      ),
    },
  ],
}
