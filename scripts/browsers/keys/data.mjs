export const data = [
  {
    component: 'Table',
    does: 'sorts by its headers, selects by Space and spans by Shift+Space, opens by Enter',
    story: 'primitives-data-table--tools',
    async drive(person) {
      await person.tabsTo('button', 'Amount')
      await person.presses('Enter')
      await person.sees('columnheader', 'Amount', { sort: 'descending' })
      await person.presses('Space')
      await person.sees('columnheader', 'Amount', { sort: 'ascending' })
      await person.clicks('button', 'Issued')
      await person.sees('columnheader', 'Issued', { sort: 'descending' })
      await person.clicks('checkbox', 'Select order 1044')
      await person.sees('checkbox', 'Select order 1044', { checked: true })
      await person.tabsTo('checkbox', 'Select all orders', { key: 'Shift+Tab' })
      await person.presses('Space')
      await person.sees('checkbox', 'Select all orders', { checked: false })
      await person.sees('checkbox', 'Select order 1043', { checked: false })
      await person.presses('Space')
      await person.sees('checkbox', 'Select order 1043', { checked: true })
      await person.tabsTo('button', 'Trial week')
      await person.presses('Enter')
      await person.sees('button', 'Trial week', { focused: true })
    },
  },
  {
    component: 'Table',
    does: 'resizes a column by arrow keys and by dragging',
    story: 'primitives-data-table--columns',
    async drive(person) {
      const handle = ['separator', 'Width of Order']
      await person.tabsTo(...handle)
      await person.presses('Home')
      await person.sees(...handle, { value: '64 pixels' })
      await person.presses('ArrowRight')
      await person.sees(...handle, { value: '74 pixels' })
      await person.presses('Shift+ArrowRight')
      await person.sees(...handle, { value: '124 pixels' })
      await person.drags(...handle, 30)
      await person.presses('ArrowLeft')
      await person.sees(...handle, { value: '144 pixels' })
    },
  },
  {
    component: 'DataGrid',
    does: 'moves by arrow keys, Home, End and with Ctrl; selects by Space and Shift+Arrow down; edits by Enter',
    story: 'primitives-data-datagrid--keyboard',
    async drive(person) {
      await person.presses('Tab', 'Control+Home', 'ArrowDown', 'Space')
      await person.sees('checkbox', 'Select order 1043', { checked: false })
      await person.presses('Space')
      await person.sees('checkbox', 'Select order 1043', { checked: true })
      await person.presses('Shift+ArrowDown')
      await person.sees('checkbox', 'Select order 1044', { checked: true })
      await person.presses('ArrowUp', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
      await person.sees('textbox', 'Paid with', { focused: true, value: 'Visa ending in 4242' })
      await person.presses('Control+a')
      await person.types('By cheque')
      await person.presses('Escape')
      await person.misses('textbox', 'Paid with')
      await person.presses('F2')
      await person.sees('textbox', 'Paid with', { focused: true, value: 'Visa ending in 4242' })
      await person.presses('Control+a')
      await person.types('By cheque')
      await person.presses('Enter')
      await person.misses('textbox', 'Paid with')
      await person.sees('gridcell', 'By cheque')
      await person.presses('Control+a')
      await person.sees('checkbox', 'Select all orders', { checked: true })
    },
  },
  {
    component: 'VirtualTable',
    does: 'scrolls its region by End and Home',
    story: 'primitives-data-virtualtable--default',
    async drive(person, { page }) {
      const lastRow = () => Number([...document.querySelectorAll('[aria-rowindex]')].at(-1).ariaRowIndex)
      await person.tabsTo('region', 'Orders')
      await person.presses('PageDown', 'PageDown')
      await eventually(page, lastRow, (row) => row > 20)
      await person.presses('End')
      await eventually(page, lastRow, (row) => row === 100_001)
      await person.presses('Home')
      await eventually(page, lastRow, (row) => row < 100)
    },
  },
  {
    component: 'Tree',
    does: 'goes by arrow keys, Home, End, letters and *; opens and closes',
    story: 'primitives-data-tree--keyboard',
    async drive(person) {
      await person.tabsTo('row', 'Matters')
      await person.types('i')
      await person.sees('row', /Identity protection/, { focused: true })
      await person.presses('ArrowRight')
      await person.sees('row', /Identity protection/, { expanded: true })
      await person.presses('ArrowRight')
      await person.sees('row', 'Credit report', { focused: true })
      await person.presses('ArrowLeft')
      await person.sees('row', /Identity protection/, { focused: true })
      await person.presses('ArrowLeft')
      await person.sees('row', /Identity protection/, { focused: true, expanded: false })
      await person.presses('Home', 'ArrowDown')
      await person.types('*')
      await person.sees('row', 'Draft March 8')
      await person.presses('End')
      await person.sees('row', 'Terms of the plan', { focused: true })
      await person.presses('ArrowUp')
      await person.sees('row', /Identity protection/, { focused: true })
    },
  },
  {
    component: 'Tree',
    does: 'leads by Tab to the actions of an item, and back by Escape',
    story: 'primitives-data-tree--actions',
    async drive(person) {
      await person.tabsTo('row', 'Matters')
      await person.presses('ArrowDown', 'ArrowDown', 'Tab')
      await person.sees('button', 'Actions for Lease', { focused: true })
      await person.presses('Enter')
      await person.sees('menuitem', 'Download', { focused: true })
      await person.presses('Escape')
      await person.sees('button', 'Actions for Lease', { focused: true })
      await person.presses('Escape')
      await person.sees('row', /^Lease$|^Lease 12 pages$/, { focused: true })
    },
  },
  {
    component: 'Chart',
    does: 'goes from value to value by arrow keys, Home and End',
    story: 'primitives-data-chart--keyboard',
    async drive(person) {
      await person.tabsTo('img', 'Jan, Opened, 82')
      await person.presses('ArrowRight')
      await person.presses('ArrowDown')
      await person.sees('img', 'Feb, Closed, 78', { focused: true })
      await person.presses('End')
      await person.sees('img', 'Dec, Closed, 98', { focused: true })
      await person.presses('Home')
      await person.sees('img', /^Jan, Closed/, { focused: true })
      await person.presses('Escape', 'ArrowUp')
      await person.sees('img', 'Jan, Opened, 82', { focused: true })
    },
  },
  {
    component: 'MessageThread',
    does: 'sends by Enter, makes a line by Shift+Enter, keeps what was not sent',
    story: 'primitives-data-messagethread--sending',
    async drive(person) {
      await person.clicks('textbox')
      await person.types('I can come at ten.')
      await person.presses('Shift+Enter')
      await person.types('Is that all right?')
      await person.presses('Enter')
      await person.reads('It was not sent')
      await person.sees('textbox', undefined, { value: 'I can come at ten.\nIs that all right?', focused: true })
      await person.presses('Control+Enter')
      await person.sees('textbox', undefined, { value: '', focused: true })
    },
  },
]

/** Waits until a value in the page is as expected. */
async function eventually(page, read, isExpected) {
  const end = Date.now() + 15_000
  for (;;) {
    const value = await page.evaluate(read)
    if (isExpected(value)) return
    if (Date.now() > end) throw new Error(`The last row in the page is ${value}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
