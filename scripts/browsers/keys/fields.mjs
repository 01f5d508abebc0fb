import { fileURLToPath } from 'node:url'

export const fields = [
  {
    component: 'NumberField',
    does: 'steps by arrow and page keys, to the ends by Home and End, and by its buttons',
    story: 'primitives-forms-numberfield--keyboard',
    async drive(person) {
      const field = ['spinbutton', 'Seats']
      await person.tabsTo(...field)
      await person.presses('ArrowUp')
      await person.sees(...field, { value: '6' })
      await person.presses('PageUp')
      await person.sees(...field, { value: '16' })
      await person.presses('End')
      await person.sees(...field, { value: '20' })
      await person.presses('Home')
      await person.sees(...field, { value: '1' })
      await person.clicks('button', 'One more')
      await person.sees(...field, { value: '2' })
    },
  },
  {
    component: 'MoneyField',
    does: 'takes an amount as the locale writes it, and tidies it on leaving',
    story: 'primitives-forms-moneyfield--typed-in-french',
    async drive(person, { page }) {
      const field = ['textbox', 'Montant à rembourser']
      await person.tabsTo(...field)
      await person.types('1234,5')
      await person.sees(...field, { value: '1234,5' })
      await page.click({ x: 900, y: 700 })
      await person.sees(...field, { value: '1\u00a0234,50' })
    },
  },
  {
    component: 'CodeField',
    does: 'fills its cells, chooses characters by arrow keys, and takes them away by Backspace',
    story: 'primitives-forms-codefield--keyboard',
    async drive(person) {
      const field = ['textbox', 'Code']
      await person.tabsTo(...field)
      await person.types('123456')
      await person.sees(...field, { value: '123456' })
      await person.presses('ArrowLeft', 'ArrowLeft')
      await person.types('9')
      await person.sees(...field, { value: '123496' })
      await person.presses('Home')
      await person.types('8')
      await person.sees(...field, { value: '823496' })
      await person.presses('End', 'Backspace')
      await person.sees(...field, { value: '82349' })
    },
  },
  {
    component: 'PhoneField',
    does: 'goes from the country to the number, formats it, and follows a calling code',
    story: 'primitives-forms-phonefield--keyboard',
    async drive(person) {
      await person.tabsTo('combobox', 'Country code')
      await person.presses('Tab')
      await person.types('4165550123')
      await person.presses('Tab')
      await person.sees('textbox', 'Mobile phone', { value: '(416) 555-0123' })
      await person.clicks('textbox', 'Mobile phone')
      await person.presses('Control+a')
      await person.types('+33612345678')
      await person.sees('combobox', 'Country code', { value: 'FR' })
    },
  },
  {
    component: 'SearchField',
    does: 'is emptied by Escape and by its button',
    story: 'primitives-forms-searchfield--default',
    async drive(person) {
      const field = ['searchbox', 'Search invoices']
      await person.tabsTo(...field)
      await person.types('family')
      await person.presses('Enter')
      await person.sees(...field, { value: 'family' })
      await person.presses('Escape')
      await person.sees(...field, { value: '', focused: true })
      await person.types('plan')
      await person.clicks('button', 'Clear the search')
      await person.sees(...field, { value: '', focused: true })
    },
  },
  {
    component: 'AddressFields',
    does: 'goes through the parts in the order of the country, with lists by letters',
    story: 'primitives-forms-addressfields--default',
    async drive(person) {
      await person.tabsTo('combobox', 'Country')
      await person.presses('ArrowDown')
      await person.sees('textbox', 'ZIP code')
      await person.tabsTo('textbox', 'City')
      await person.types('Sampleville')
      await person.presses('Tab')
      await person.sees('combobox', 'State', { focused: true })
      await person.presses('ArrowDown', 'Tab')
      await person.sees('textbox', 'ZIP code', { focused: true })
      await person.types('123456789')
      await person.presses('Shift+Tab')
      await person.sees('textbox', 'ZIP code', { value: '12345-6789' })
    },
  },
  {
    component: 'FileTrigger',
    does: 'takes files of the system’s chooser, and says which are refused',
    story: 'primitives-forms-filetrigger--default',
    async drive(person) {
      await person.tabsTo('button', 'Choose files')
      await person.choosesFiles('input[type=file]', [fileURLToPath(import.meta.url)])
      await person.reads('fields.mjs: ')
    },
  },
  {
    component: 'Form',
    does: 'Enter submits; the summary has the focus and leads to the fields',
    story: 'primitives-forms-form--keyboard',
    async drive(person) {
      await person.tabsTo('textbox', 'Email')
      await person.types('ada')
      await person.presses('Enter')
      await person.sees('group', '2 things need your attention', { focused: true })
      await person.presses('Tab', 'Enter')
      await person.sees('textbox', 'Full name', { focused: true })
      await person.types('Ada Example')
      await person.tabsTo('textbox', 'Email')
      await person.presses('End')
      await person.types('@example.com')
      await person.presses('Enter')
      await person.misses('group', /attention/)
    },
  },
  {
    component: 'RepeatableRows',
    does: 'adds and removes rows, and takes a removal back, each time with the focus where the work goes on',
    story: 'primitives-forms-repeatablerows--keyboard',
    async drive(person) {
      await person.tabsTo('button', 'Add a person')
      await person.presses('Enter')
      await person.sees('textbox', 'Full name', { focused: true }, 2)
      await person.types('Chloé Example')
      await person.clicks('button', 'Remove person 2')
      await person.sees('textbox', 'Full name', { value: 'Chloé Example' }, 1)
      await person.clicks('button', 'Undo')
      await person.sees('textbox', 'Full name', { focused: true, value: 'Björn Example' }, 1)
    },
  },
]
