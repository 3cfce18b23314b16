import { Logo } from '../../components/Logo.tsx';
import { selectShop } from '../session/signedInMember.ts';
import { useStaffSelector } from '../staffHooks.ts';

export function ShopLogo() {
  const { shop_name: name, shop_logo: logo } = useStaffSelector(selectShop);
  return <Logo name={name} picture={logo} />;
}
