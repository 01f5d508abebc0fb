export { type CsvColumn, type CsvOptions, downloadCsv, fileName, toCsv } from './csv.ts'
