import { Logo } from '../../components/Logo.tsx';
import { selectShop } from '../session/signedInMember.ts';
import { useStaffSelector } from '../staffHooks.ts';

/** The shop's mark, with its name for whoever is signed in. */
export function ShopLogo() {
  const { shop_name: name, shop_logo: logo } = useStaffSelector(selectShop);
  return <Logo name={name} picture={logo} />;
}
