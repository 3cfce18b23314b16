export const shopPages = {
  home: '/',
  shop: '/shop',
  collection: '/shop/collection/grains',
  product: '/shop/basmati-rice',
  search: '/search?search=rice',
  cart: '/checkout/cart',
  notFound: '/info/not-found',
};
