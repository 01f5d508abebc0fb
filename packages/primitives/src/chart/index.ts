export { Chart, type ChartProps } from './Chart.tsx'
export { chartKinds, type ChartLabels, type ChartSeries, chartSizes } from './types.ts'
