/** A member's and a group administrator's use of the kit, over the mock platform. */
export const subscriptions = [
  {
    component: 'SubscriptionList',
    does: 'cancel: three presses from the card, each step with its heading first, then keep',
    story: 'kits-subscriptions-subscriptionlist--active-member',
    async drive(person) {
      await person.tabsTo('button', 'Cancel plan: Legal Plan Family')
      await person.presses('Enter')
      await person.sees('heading', 'Choose when Legal Plan Family ends', { focused: true })
      await person.tabsTo('button', 'Continue to cancel')
      await person.presses('Enter')
      await person.sees('heading', 'Review what ends with Legal Plan Family', { focused: true })
      await person.tabsTo('button', /^Cancel after April\s7,\s2026/)
      await person.presses('Enter')
      await person.sees('heading', /^Legal Plan Family ends after April\s7,\s2026/, { focused: true })
      await person.tabsTo('button', 'Keep my plan')
      await person.presses('Enter')
      await person.sees('heading', 'Keep Legal Plan Family', { focused: true })
      await person.tabsTo('button', 'Keep my plan')
      await person.presses('Enter')
      await person.sees('heading', 'Legal Plan Family continues', { focused: true })
    },
  },
  {
    component: 'SubscriptionList',
    does: 'cancel: another time with the arrow keys, Escape leaves it unchanged and the focus returns to the card',
    story: 'kits-subscriptions-subscriptionlist--active-member',
    async drive(person) {
      await person.tabsTo('button', 'Cancel plan: Legal Plan Family')
      await person.presses('Enter')
      await person.tabsTo('radio', /^After April\s7,\s2026/)
      await person.presses('ArrowDown')
      await person.sees('radio', /^Now/, { checked: true })
      await person.sees('button', 'Continue to cancel')
      await person.presses('Escape')
      await person.sees('button', 'View details of Legal Plan Family', { focused: true })
    },
  },
  {
    component: 'BulkCancellation',
    does: 'two members chosen with Space, a day and a reason typed, checked and sent',
    story: 'kits-subscriptions-bulkcancellation--group-bulk-schedule',
    async drive(person) {
      await person.tabsTo('textbox', 'Month')
      await person.types('04302026')
      await person.tabsTo('combobox', 'Reason')
      await person.types('No longer')
      await person.tabsTo('checkbox', /^Select Alba Example,/)
      await person.presses('Space')
      await person.sees('checkbox', /^Select Alba Example,/, { checked: true })
      await person.tabsTo('checkbox', /^Select Bruno/)
      await person.presses('Space')
      // Forward: backwards, the way leads through the browser's own bars.
      await person.tabsTo('button', 'Check 2 members', { most: 120 })
      await person.presses('Enter')
      await person.tabsTo('button', 'Schedule 2 cancellations')
      await person.presses('Enter')
      await person.sees('heading', 'Results', { focused: true })
      await person.reads('2 of 2 scheduled')
    },
  },
]
