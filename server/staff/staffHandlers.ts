import { changeRoutes } from './changeRoutes.ts';
import { couponRoutes } from './couponRoutes.ts';
import { contentPictureRoutes } from './contentPictureRoutes.ts';
import { contentTagRoutes } from './contentTagRoutes.ts';
import { contentEditorRoutes } from './contentEditorRoutes.ts';
import { collectionRoutes } from './collectionRoutes.ts';
import { taxRoutes } from './taxRoutes.ts';
import { staffCurrencyRoutes } from './currencyRoutes.ts';
import { deliveryRoutes } from './deliveryRoutes.ts';
import { insightRoutes } from './insightRoutes.ts';
import { importRoutes } from './importRoutes.ts';
import { invitationRoutes } from './invitationRoutes.ts';
import { memberRoutes } from './memberRoutes.ts';
import { orderRoutes } from './orderRoutes.ts';
import { productRoutes } from './productRoutes.ts';
import { reviewRoutes } from './reviewRoutes.ts';
import { listRoutes } from './listRoutes.ts';
import { failedMailRoutes } from './failedMailRoutes.ts';
import { messageRoutes } from './messageRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { staffSecondFactorRoutes } from './secondFactorRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { shopRoutes } from './shopRoutes.ts';
import { stockRoutes } from './stockRoutes.ts';

/** Every handler of the counter by operation id. */
export const staffHandlers = {
  ...changeRoutes,
  ...couponRoutes,
  ...contentEditorRoutes,
  ...contentPictureRoutes,
  ...contentTagRoutes,
  ...collectionRoutes,
  ...staffCurrencyRoutes,
  ...taxRoutes,
  ...deliveryRoutes,
  ...insightRoutes,
  ...importRoutes,
  ...invitationRoutes,
  ...memberRoutes,
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
