/** What drives through the night; which of them is decided by the lane alone, so it tells nothing of a round. */
import cart from './lantern-cart.webp?url';
import jeepney from './night-jeepney.webp?url';
import { fetchAhead, Rendered } from './rendered.tsx';
import tricycle from './tricycle.webp?url';

const vehicles = [
  { name: 'tricycle', picture: tricycle },
  { name: 'jeepney', picture: jeepney },
  { name: 'cart', picture: cart },
] as const;

fetchAhead(tricycle, jeepney, cart);

export function Vehicle({ lane, className }: { lane: number; className: string }) {
  const { name, picture } = vehicles[(lane * 2 + (lane >> 2)) % vehicles.length] ?? vehicles[0];
  return (
    <span className={`vehicle is-${name} ${className}`}>
      <Rendered picture={picture} />
    </span>
  );
}
