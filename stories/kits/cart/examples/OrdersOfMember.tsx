import { Orders, type OrdersProps } from '@memberkit/cart'

/** The list, each order, and paying what isn't paid yet. */
export function OrdersOfMember({ identityId, onEvent }: Pick<OrdersProps, 'identityId' | 'onEvent'>) {
  return (
    <Orders
      brand="example"
      identityId={identityId}
      slots={{ before: <p>Questions about an order? Call member services.</p> }}
      onEvent={onEvent}
    />
  )
}
