/** Choosing a plan, changing a cart and choosing how to pay, over the mock platform. */
export const buying = [
  {
    component: 'TierPicker',
    does: 'a plan by the arrow keys, a period by theirs; only the button confirms',
    story: 'kits-plans-tierpicker--three-tiers-monthly',
    async drive(person) {
      await person.tabsTo('radio', /^Family ?\. \$/)
      await person.presses('Space')
      await person.sees('radio', /^Family ?\. \$/, { focused: true, checked: true })
      await person.presses('ArrowDown')
      await person.sees('radio', /^Family Plus ?\./, { focused: true, checked: true })
      await person.presses('ArrowUp')
      await person.sees('radio', /^Family ?\. \$/, { focused: true, checked: true })
      await person.tabsTo('button', 'Choose Family')
      await person.presses('Enter')
      await person.sees('button', 'Choose Family', { focused: true })
    },
  },
  {
    component: 'TierPicker',
    does: 'a billing period by the arrow keys',
    story: 'kits-plans-tierpicker--annual-missing-on-one-tier',
    async drive(person) {
      await person.tabsTo('radio', 'Annually')
      await person.presses('ArrowLeft')
      await person.sees('radio', 'Quarterly', { focused: true, checked: true })
      await person.presses('ArrowRight')
      await person.sees('radio', 'Annually', { focused: true, checked: true })
      await person.reads('Billed monthly')
    },
  },
  {
    component: 'Cart',
    does: 'a supplement removed and put back, a plan removed and put back',
    story: 'kits-cart-cart--two-products-mixed-periods',
    async drive(person) {
      await person.tabsTo('button', 'Remove Trial Defense')
      await person.presses('Enter')
      await person.misses('button', 'Remove Trial Defense')
      await person.clicks('button', 'Undo: put Trial Defense back')
      await person.sees('button', 'Remove Trial Defense')
      await person.tabsTo('button', 'Remove Family Plus')
      await person.presses('Space')
      await person.sees('heading', 'Family, 3 bureaus', { focused: true })
      await person.tabsTo('button', 'Undo: put Family Plus back', { key: 'Shift+Tab' })
      await person.presses('Enter')
      await person.sees('heading', 'Family Plus', { focused: true })
    },
  },
  {
    component: 'Purchase',
    does: 'how to pay by the arrow keys, consent by Space, and the one button that buys',
    story: 'kits-cart-purchase--payment-and-agreement',
    async drive(person) {
      await person.tabsTo('radio', /^Visa ending in 4242/)
      await person.presses('ArrowDown')
      await person.sees('radio', /^Mastercard ending in 4444/, { focused: true, checked: true })
      await person.presses('ArrowUp')
      await person.sees('radio', /^Visa ending in 4242/, { focused: true, checked: true })
      await person.tabsTo('checkbox', /to the price and contracts above/)
      await person.presses('Space')
      await person.tabsTo('checkbox', /to automatic renewal/)
      await person.presses('Space')
      await person.sees('checkbox', /to automatic renewal/, { checked: true })
      await person.tabsTo('button', /^Pay \$/)
      await person.presses('Enter')
      await person.reads('Thank you. Your plans are being set up; your receipt is below.')
    },
  },
]
