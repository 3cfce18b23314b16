import { Logo } from '../../components/Logo.tsx';
import { selectShopName } from '../session/signedInMember.ts';
import { useStaffSelector } from '../staffHooks.ts';

/** The shop's mark, with its name for whoever is signed in. */
export function ShopLogo() {
  return <Logo name={useStaffSelector(selectShopName)} />;
}
