export const dates = [
  {
    component: 'DateField',
    does: 'is typed in one go: each part goes on by itself',
    story: 'primitives-forms-datefield--keyboard',
    async drive(person) {
      await person.tabsTo('textbox', 'Month')
      await person.types('4/121985')
      await person.sees('textbox', 'Month', { value: /4/ })
      await person.sees('textbox', 'Day', { value: '12' })
      await person.sees('textbox', 'Year', { focused: true, value: '1985' })
      await person.presses('Home', 'Backspace')
      await person.sees('textbox', 'Day', { focused: true })
    },
  },
  {
    component: 'DatePicker',
    does: 'opens by Alt+Arrow down, moves by days, weeks, months and years and to the ends of a month, takes a day by Enter',
    story: 'primitives-forms-datepicker--keyboard',
    async drive(person) {
      await person.tabsTo('textbox', 'Month')
      await person.presses('Alt+ArrowDown')
      await person.sees('button', /^Thursday, March 12, 2026/, { focused: true })
      await person.presses('ArrowRight')
      await person.sees('button', /^Friday, March 13, 2026/, { focused: true })
      await person.presses('ArrowDown')
      await person.sees('button', /^Friday, March 20, 2026/, { focused: true })
      await person.presses('Home')
      await person.sees('button', /^Sunday, March 1, 2026/, { focused: true })
      await person.presses('End')
      await person.sees('button', /^Tuesday, March 31, 2026/, { focused: true })
      await person.presses('PageDown')
      await person.sees('button', /^Thursday, April 30, 2026/, { focused: true })
      await person.presses('PageUp', 'Shift+PageDown')
      await person.sees('button', /^Tuesday, March 30, 2027/, { focused: true })
      await person.presses('Escape')
      await person.misses('grid')
      await person.sees('button', /March 12, 2026/, { focused: true })
      await person.presses('Enter')
      await person.sees('button', /^Thursday, March 12, 2026/, { focused: true })
      await person.presses('ArrowDown', 'Enter')
      await person.misses('grid')
      await person.sees('button', /March 19, 2026/, { focused: true })
    },
  },
  {
    component: 'DatePicker',
    does: 'takes a day by clicks, in another month',
    story: 'primitives-forms-datepicker--pointer',
    async drive(person) {
      await person.clicks('button', /March 12, 2026/)
      await person.clicks('button', 'Next month')
      await person.clicks('button', /^Wednesday, April 22, 2026/)
      await person.misses('grid')
      await person.sees('button', /April 22, 2026/)
    },
  },
  {
    component: 'DateRangePicker',
    does: 'takes one end, then the other; a first choice without a second is forgotten',
    story: 'primitives-forms-daterangepicker--keyboard',
    async drive(person) {
      await person.tabsTo('button', /February 7 – March 8, 2026/)
      await person.presses('Enter')
      await person.sees('button', /Saturday, February 7, 2026/, { focused: true })
      await person.presses('Enter', 'ArrowDown', 'Escape')
      await person.misses('grid')
      await person.sees('button', /February 7 – March 8, 2026/, { focused: true })
      await person.presses('Enter')
      await person.sees('button', /Saturday, February 7, 2026/, { focused: true })
      // The first choice moves on by a day.
      await person.presses('Enter', 'PageDown', 'ArrowLeft')
      await person.sees('button', /Saturday, March 7, 2026/, { focused: true })
      await person.presses('Enter')
      await person.misses('grid')
      await person.sees('button', /February 7 – March 7, 2026/, { focused: true })
    },
  },
  {
    component: 'TimeField',
    does: 'types, steps, and takes the half of the day by its letter',
    story: 'primitives-forms-timefield--keyboard',
    async drive(person) {
      await person.tabsTo('spinbutton', 'Hour')
      await person.types('9')
      await person.sees('spinbutton', 'Minute', { focused: true })
      await person.presses('ArrowUp', 'ArrowUp')
      await person.types('p')
      await person.sees('spinbutton', 'Minute', { value: '15' })
      await person.sees('combobox', 'AM/PM', { value: 'pm' })
      await person.clicks('spinbutton', 'Hour')
      await person.presses('ArrowUp')
      await person.sees('spinbutton', 'Hour', { value: /10/ })
    },
  },
  {
    component: 'WeeklyHours',
    does: 'opens a day by Space, fills it, and adds a span by Enter',
    story: 'primitives-forms-weeklyhours--keyboard',
    async drive(person) {
      await person.tabsTo('checkbox', 'Monday')
      await person.presses('Space', 'Tab')
      await person.types('900')
      await person.presses('Tab')
      await person.sees('textbox', 'Opens', { value: '9:00 AM' })
      await person.sees('checkbox', 'Monday', { checked: true })
      await person.tabsTo('button', /Add hours/)
      await person.presses('Enter')
      await person.sees('textbox', 'Opens', { focused: true }, 1)
    },
  },
]
