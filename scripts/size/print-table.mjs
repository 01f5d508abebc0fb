/** Prints a table; numbers are right-aligned. */
export function printTable(header, rows) {
  const lines = [header, ...rows].map((cells) => cells.map((cell) => (cell === undefined ? '' : String(cell))))
  const widths = header.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)))
  const print = (cells) => console.log(cells.map((cell, column) => pad(cell, widths[column], column)).join('  '))
  print(lines[0])
  console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  lines.slice(1).forEach(print)
}

function pad(cell, width, column) {
  return column > 0 && /^[\d.]/.test(cell) ? cell.padStart(width) : cell.padEnd(width)
}
