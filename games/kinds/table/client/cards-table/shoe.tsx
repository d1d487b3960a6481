/** The shoe, from which cards fly. */
import shoe from '../pictures/shoe.webp';

export function Shoe() {
  return <img className="shoe" data-shoe src={shoe} alt="" />;
}
