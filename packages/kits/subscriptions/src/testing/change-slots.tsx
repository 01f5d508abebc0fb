import type { ChangeSlots } from '../index.ts'

/** The slots a host fills for changes: a picker of one plan, and a way to add one payment method. */
export const changeSlots: ChangeSlots = {
  planPicker: ({ onChoose }) => (
    <button
      onClick={() =>
        onChoose({
          items: [{ type: 'PRODUCT', productId: 'product-legal-family', label: 'Legal Plan Family', price: '29.95' }],
        })
      }
    >
      Without supplement
    </button>
  ),
  addMethod: ({ onAdded }) => <button onClick={() => onAdded({ id: 'pm-2' })}>Save card</button>,
}
