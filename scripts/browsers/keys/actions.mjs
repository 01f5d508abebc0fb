/** Each script tests what the component's page promises. */
export const actions = [
  {
    component: 'Menu',
    does: 'opens at either end, goes round, finds by letters, closes and gives the focus back',
    story: 'primitives-actions-menu--keyboard',
    async drive(person) {
      const button = ['button', 'Actions']
      await person.tabsTo(...button)
      await person.presses('ArrowDown')
      await person.sees('menuitem', 'Pay', { focused: true })
      await person.presses('ArrowUp')
      await person.sees('menuitem', 'Void', { focused: true })
      await person.presses('ArrowDown')
      await person.sees('menuitem', 'Pay', { focused: true })
      await person.types('r')
      await person.sees('menuitem', 'Refund', { focused: true })
      await person.presses('End')
      await person.sees('menuitem', 'Void', { focused: true })
      await person.presses('Home')
      await person.sees('menuitem', 'Pay', { focused: true })
      await person.presses('Escape')
      await person.misses('menu')
      await person.sees(...button, { focused: true, expanded: false })
      await person.presses('ArrowUp')
      await person.sees('menuitem', 'Void', { focused: true })
      await person.presses('Enter')
      await person.misses('menu')
      await person.sees(...button, { focused: true })
      await person.presses('Space')
      await person.sees('menuitem', 'Pay', { focused: true })
    },
  },
  {
    component: 'Menu',
    does: 'is closed by Tab, which goes on from its button',
    story: 'primitives-actions-menu--triggers',
    async drive(person) {
      await person.tabsTo('button', 'Actions', { nth: 0 })
      await person.presses('Enter')
      await person.sees('menuitem', 'Pay', { focused: true })
      await person.presses('Tab')
      await person.misses('menu')
      await person.sees('button', 'Actions', { focused: true }, 1)
    },
  },
  {
    component: 'Menu',
    does: 'opens by a click, and closes by a click on an item or elsewhere',
    story: 'primitives-actions-menu--pointer',
    async drive(person) {
      await person.clicks('button', 'Actions')
      await person.clicks('menuitem', 'Refund')
      await person.misses('menu')
      await person.sees('button', 'Actions', { focused: true })
      await person.clicks('button', 'Actions')
      await person.sees('menu')
      await person.clicks('button', 'Actions')
      await person.misses('menu')
    },
  },
  {
    component: 'SplitButton',
    does: 'acts with its first half, opens its menu with the second',
    story: 'primitives-actions-splitbutton--default',
    async drive(person) {
      await person.tabsTo('button', 'Pay $49.90')
      await person.presses('Enter', 'Tab')
      await person.sees('button', 'More ways to pay', { focused: true })
      await person.presses('ArrowDown')
      await person.sees('menuitem', /Pay a part/, { focused: true })
      await person.presses('Escape')
      await person.sees('button', 'More ways to pay', { focused: true, expanded: false })
      await person.presses('ArrowUp')
      await person.sees('menuitem', /Pay on another day/, { focused: true })
      await person.presses('Enter')
      await person.sees('button', 'More ways to pay', { focused: true, expanded: false })
    },
  },
  {
    component: 'ActionBar',
    does: 'clears the selection by Escape, in the rows and in the bar',
    story: 'primitives-actions-actionbar--default',
    async drive(person) {
      await person.reads('2 selected')
      await person.tabsTo('button', 'Send again')
      await person.presses('Escape')
      await person.misses('group', 'Actions for the selected orders')
      await person.clicks('checkbox', 'Select order 1044')
      await person.reads('1 selected')
      await person.presses('Escape')
      await person.misses('group', 'Actions for the selected orders')
      await person.sees('checkbox', 'Select order 1044', { focused: true, checked: false })
      await person.presses('Space')
      await person.reads('1 selected')
    },
  },
  {
    component: 'SegmentedControl',
    does: 'chooses with the arrow keys',
    story: 'primitives-actions-segmentedcontrol--default',
    async drive(person, { browser }) {
      await person.tabsTo('radio', 'Monthly')
      await person.presses('ArrowRight')
      await person.sees('radio', 'Quarterly', { focused: true, checked: true })
      await person.presses('ArrowDown')
      await person.sees('radio', 'Yearly', { focused: true, checked: true })
      // WebKit's radio buttons don't wrap.
      await person.presses(...(browser === 'webkit' ? ['ArrowLeft', 'ArrowUp'] : ['ArrowRight']))
      await person.sees('radio', 'Monthly', { focused: true, checked: true })
    },
  },
  {
    component: 'CopyToClipboard',
    does: 'keeps the focus; where the browser refuses, selects the text and gives up by Escape',
    story: 'primitives-actions-copytoclipboard--refused',
    async drive(person) {
      await person.tabsTo('button', 'Copy the invoice number')
      await person.presses('Enter')
      await person.sees('textbox', undefined, { focused: true, value: 'INV-2026-0031' })
      await person.presses('Escape')
      await person.misses('textbox')
      await person.sees('button', undefined, { focused: true })
    },
  },
]
