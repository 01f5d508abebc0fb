import { Orders } from '@memberkit/cart'

/** The list, each order, and paying what isn't paid yet. */
export function OrdersOfMember({ identityId }: { identityId: string }) {
  return (
    <Orders
      brand="example"
      identityId={identityId}
      slots={{ before: <p>Questions about an order? Call member services.</p> }}
      onEvent={({ type, data }) => console.log(type, data)}
    />
  )
}
