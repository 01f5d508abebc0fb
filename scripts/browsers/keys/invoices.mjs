/** A member's use of the kit, over the mock platform. */
export const invoices = [
  {
    component: 'InvoiceList',
    does: 'list, filter, open, Back: the focus returns to the row',
    story: 'kits-invoices-invoicelist--member-mixed-history',
    async drive(person) {
      await person.sees('table', 'Invoices')
      await person.clicks('button', 'Filters')
      // The table has a button of that name, too.
      await person.sees('search', 'Filters')
      await person.tabsTo('button', 'Status')
      await person.presses('Enter')
      await person.sees('checkbox', /./, { focused: true })
      await person.presses('Space')
      await person.presses('Escape')
      await person.sees('button', /^Status: /, { focused: true })
      await person.clicks('button', 'Clear all')
      await person.misses('button', /^Status: /)
      await person.tabsTo('button', /Will preparation/, { most: 60 })
      await person.presses('Enter')
      await person.sees('heading', /^Invoice /, { focused: true })
      await person.clicks('button', 'All invoices')
      await person.sees('button', /Will preparation/, { focused: true })
    },
  },
  {
    component: 'InvoiceList',
    does: 'pay: chosen, reviewed and paid with the keyboard',
    story: 'kits-invoices-pay--pay-approved',
    async drive(person) {
      await person.sees('radio', /Visa ending in/, { checked: true })
      await person.tabsTo('button', 'Review payment')
      await person.presses('Enter')
      // The first one is behind the dialog.
      await person.tabsTo('button', /^Pay \$/, { nth: 1 })
      await person.presses('Enter')
      await person.reads('Thank you. Your receipt is below.')
      await person.clicks('button', 'Done')
      await person.misses('dialog')
    },
  },
]
