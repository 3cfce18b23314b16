import { changeRoutes } from './changes/changeRoutes.ts';
import { couponRoutes } from './coupons/couponRoutes.ts';
import { customerRoutes } from './customers/customerRoutes.ts';
import { contentPictureRoutes } from './pictures/contentPictureRoutes.ts';
import { contentTagRoutes } from './content/contentTagRoutes.ts';
import { contentEditorRoutes } from './content/contentEditorRoutes.ts';
import { collectionRoutes } from './products/collectionRoutes.ts';
import { gatewayRoutes } from './payments/gatewayRoutes.ts';
import { taxRoutes } from './tax/taxRoutes.ts';
import { staffCurrencyRoutes } from './shop/currencyRoutes.ts';
import { deliveryRoutes } from './delivery/deliveryRoutes.ts';
import { exportRoutes } from './insight/exportRoutes.ts';
import { homeRoutes } from './home/homeRoutes.ts';
import { insightRoutes } from './insight/insightRoutes.ts';
import { importPictureRoutes } from './imports/importPictureRoutes.ts';
import { importRoutes } from './imports/importRoutes.ts';
import { invitationRoutes } from './access/invitationRoutes.ts';
import { memberRoutes } from './access/memberRoutes.ts';
import { orderRoutes } from './orders/orderRoutes.ts';
import { productRoutes } from './products/productRoutes.ts';
import { reviewRoutes } from './voices/reviewRoutes.ts';
import { listRoutes } from './voices/listRoutes.ts';
import { failedMailRoutes } from './voices/failedMailRoutes.ts';
import { messageRoutes } from './voices/messageRoutes.ts';
import { ownerSetupRoutes } from './access/ownerSetupRoutes.ts';
import { passkeyRoutes } from './access/passkeyRoutes.ts';
import { pictureRoutes } from './pictures/pictureRoutes.ts';
import { staffSecondFactorRoutes } from './access/secondFactorRoutes.ts';
import { sessionRoutes } from './access/sessionRoutes.ts';
import { shopRoutes } from './shop/shopRoutes.ts';
import { stockRoutes } from './products/stockRoutes.ts';

export const staffHandlers = {
  ...changeRoutes,
  ...couponRoutes,
  ...customerRoutes,
  ...contentEditorRoutes,
  ...contentPictureRoutes,
  ...contentTagRoutes,
  ...collectionRoutes,
  ...staffCurrencyRoutes,
  ...gatewayRoutes,
  ...taxRoutes,
  ...deliveryRoutes,
  ...exportRoutes,
  ...homeRoutes,
  ...insightRoutes,
  ...importRoutes,
  ...importPictureRoutes,
  ...invitationRoutes,
  ...memberRoutes,
  ...ownerSetupRoutes,
  ...listRoutes,
  ...messageRoutes,
  ...failedMailRoutes,
  ...orderRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...passkeyRoutes,
  ...pictureRoutes,
  ...staffSecondFactorRoutes,
  ...sessionRoutes,
  ...shopRoutes,
  ...stockRoutes,
};
