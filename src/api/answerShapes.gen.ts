// Written by `npm run generate` from contract/openapi.yaml. Do not edit.
export type AnswerShape =
  | string
  | readonly [AnswerShape]
  | { readonly [field: string]: AnswerShape };

/** Shape of the answer by operation id; reads alone. */
export const answerShapes: Readonly<Record<string, AnswerShape>> = {
  "getMenu": "MenuAnswer",
  "getConfig": "Config",
  "getCurrencies": "CurrencyAnswer",
  "listCountries": [
    "Country"
  ],
  "getCountry": "CountryWithZones",
  "getCart": "Cart",
  "getCartTotals": [
    "TotalLine"
  ],
  "getSavedLines": "SavedLines",
  "getWishlist": "Wishlist",
  "getLoginStatus": "LoginStatus",
  "getRegistrationFields": "RegistrationFields",
  "getAccountSuccess": "Outcome",
  "searchProducts": "SearchAnswer",
  "suggest": "SuggestAnswer",
  "getProduct": "Product",
  "listRelatedProducts": "ProductList",
  "listRecentlyViewed": "ProductList",
  "listPopularProducts": "ProductList",
  "listProductReviews": "ReviewList",
  "listAllReviews": "ReviewList",
  "getRecording": "RecordingAnswer",
  "listDeliveryMethods": "DeliveryAnswer",
  "listPaymentMethods": "PaymentMethodsAnswer",
  "getOrder": "Order",
  "listOrders": "OrderList",
  "getLanguageTexts": "LanguageTexts",
  "listCollections": "CollectionList",
  "getHomeContent": "HomeContent",
  "getContentPage": "ContentPage",
  "listBlogPosts": "BlogList",
  "getBlogPost": "BlogPost",
  "getProfile": "ProfileAnswer",
  "listAddresses": "AddressList",
  "getAvoidList": "AvoidAnswer",
  "exportAccount": "AccountExport",
  "listPasskeys": "PasskeyList"
};

/** Shape by the name of a schema. */
export const schemaShapes: Readonly<Record<string, AnswerShape>> = {
  "MenuAnswer": {
    "menu": [
      "MenuItem"
    ]
  },
  "MenuItem": {
    "title": "string",
    "type": "=sub|link|extLink|extTabLink",
    "handle?": "string",
    "path?": "string",
    "badge?": "boolean",
    "badgeText?": "string",
    "children?": [
      "MenuItem"
    ],
    "megaMenu?": "boolean",
    "active?": "boolean",
    "column?": "string"
  },
  "Config": {
    "error?": "string",
    "meta_title?": "string",
    "meta_description?": "string",
    "meta_keyword?": "string",
    "review_status?": "any",
    "quickview_status?": "any",
    "newsletter_action?": "string",
    "store_name?": "string",
    "store_phone?": "string",
    "store_email?": "string",
    "store_address?": "string",
    "social_facebook?": "string",
    "social_instagram?": "string",
    "social_youtube?": "string"
  },
  "CurrencyAnswer": {
    "currencies": [
      "Currency"
    ],
    "currency": "string"
  },
  "Currency": {
    "code": "string",
    "symbol": "string",
    "value": "number",
    "decimal": "number 0 8"
  },
  "Country": {
    "country_id": "string",
    "name": "string"
  },
  "CountryWithZones": {
    "country_id?": "string",
    "name?": "string",
    "zone": [
      "Zone"
    ]
  },
  "Zone": {
    "zone_id": "string",
    "name": "string"
  },
  "Cart": {
    "products": [
      "CartItem"
    ],
    "totals": [
      "TotalLine"
    ]
  },
  "CartItem": {
    "cart_item_id=\"\"": "string",
    "product_id?": "string",
    "handle=\"\"": "string",
    "image=\"\"": "string",
    "name=\"\"": "string",
    "option": [
      "CartOption"
    ],
    "quantity=1": "number",
    "price=\"\"": "Amount",
    "special=0": "Amount",
    "total=\"\"": "Amount",
    "added_price?": "number",
    "available?": "number",
    "allergens?": [
      "Allergen"
    ],
    "unit_price?": "UnitPrice",
    "picture?": "Picture"
  },
  "CartOption": {
    "name=\"\"": "string",
    "value=\"\"": "string"
  },
  "Amount": "amount",
  "Allergen": "=gluten|crustaceans|eggs|fish|peanuts|soybeans|milk|nuts|celery|mustard|sesame|sulphites|lupin|molluscs",
  "UnitPrice": {
    "price": "number",
    "per": "number",
    "measure": "=kg|g|l|ml|piece"
  },
  "Picture": {
    "url": "string",
    "widths": [
      "number"
    ],
    "formats": [
      "string"
    ],
    "width": "number",
    "height": "number",
    "alt": "string",
    "color": "string"
  },
  "TotalLine": {
    "code=\"\"": "string",
    "title?": "string",
    "text=\"\"": "string"
  },
  "SavedLines": {
    "products": [
      "CartItem"
    ]
  },
  "Wishlist": {
    "products": [
      "WishlistItem"
    ]
  },
  "WishlistItem": {
    "product_id": "string",
    "product?": "ProductCard"
  },
  "ProductCard": {
    "product_id=\"\"": "string",
    "handle=\"\"": "string",
    "name=\"\"": "string",
    "thumb=\"\"": "string",
    "price=\"\"": "Amount",
    "special=0": "Amount",
    "minimum=1": "number",
    "rating=0": "number",
    "review_count?": "number",
    "stock?": "number",
    "options": [
      "ProductOption"
    ],
    "unit_price?": "UnitPrice",
    "picture?": "Picture"
  },
  "ProductOption": {
    "product_option_id": "string",
    "name=\"\"": "string",
    "type": "=select|radio|checkbox|image|text",
    "required=false": "boolean",
    "value=\"\"": "string",
    "product_option_value": [
      "OptionValue"
    ]
  },
  "OptionValue": {
    "product_option_value_id": "string",
    "name=\"\"": "string",
    "price=0": "Amount",
    "isdefault=false": "boolean",
    "picture?": "Picture"
  },
  "LoginStatus": {
    "logged?": "boolean"
  },
  "RegistrationFields": {
    "fields?": [
      "RegistrationField"
    ]
  },
  "RegistrationField": {
    "name": "string",
    "required": "boolean"
  },
  "Outcome": {
    "status?": "number",
    "success?": "string",
    "error?": "string",
    "retry_after?": "number"
  },
  "SearchAnswer": {
    "products": [
      "ProductCard"
    ],
    "total": "number",
    "found?": "number",
    "page?": "number 1",
    "limit?": "number 1",
    "term?": "string",
    "facets": "Facets"
  },
  "Facets": {
    "categories": [
      "CategoryFacet"
    ],
    "price?": {
      "min": "number",
      "max": "number"
    },
    "marks?": [
      {
        "value": "DietMark",
        "count": "number"
      }
    ],
    "without?": [
      {
        "value": "Allergen",
        "count": "number"
      }
    ],
    "in_stock?": "number",
    "ratings?": [
      {
        "value": "number",
        "count": "number"
      }
    ]
  },
  "CategoryFacet": {
    "handle": "string",
    "name": "string",
    "count": "number"
  },
  "DietMark": "=vegetarian|vegan|organic",
  "SuggestAnswer": {
    "term": "string",
    "products": [
      "ProductCard"
    ],
    "collections": [
      "CategoryFacet"
    ]
  },
  "Product": {
    "error?": "string",
    "product_id!": "string",
    "handle!": "string",
    "name!": "string",
    "price?": "Amount",
    "special?": "Amount",
    "minimum?": "number",
    "rating?": "number",
    "review_count?": "number",
    "stock?": "number",
    "description?": "string",
    "images?": [
      "string"
    ],
    "pictures?": [
      "Picture"
    ],
    "options?": [
      "ProductOption"
    ],
    "unit_price?": "UnitPrice",
    "ingredients?": "string",
    "nutrition?": "Nutrition",
    "allergens?": [
      "Allergen"
    ],
    "marks?": [
      "DietMark"
    ],
    "collection?": "CollectionLink",
    "brand?": "string",
    "meta_title?": "string",
    "meta_description?": "string",
    "meta_keyword?": "string"
  },
  "Nutrition": {
    "energy_kj": "number",
    "energy_kcal": "number",
    "fat": "number",
    "saturates": "number",
    "carbohydrate": "number",
    "sugars": "number",
    "fibre": "number",
    "protein": "number",
    "salt": "number"
  },
  "CollectionLink": {
    "handle": "string",
    "name": "string"
  },
  "ProductList": {
    "products": [
      "ProductCard"
    ]
  },
  "ReviewList": {
    "reviews": [
      "Review"
    ],
    "total": "number",
    "ratings?": [
      "number"
    ]
  },
  "Review": {
    "review_id=\"\"": "string",
    "product_id=\"\"": "string",
    "name=\"\"": "string",
    "text=\"\"": "string",
    "rating=0": "number",
    "date=\"\"": "string"
  },
  "RecordingAnswer": {
    "status?": "number",
    "recording?": "string",
    "sent?": "string",
    "error?": "string",
    "retry_after?": "number"
  },
  "DeliveryAnswer": {
    "methods": [
      "DeliveryMethod"
    ],
    "error?": "any"
  },
  "DeliveryMethod": {
    "delivery_id": "string",
    "name": "string",
    "description": "string",
    "price": "number",
    "free_from?": "number",
    "slots?": [
      "DeliverySlot"
    ]
  },
  "DeliverySlot": {
    "slot_id": "string",
    "starts": "string",
    "ends": "string",
    "cutoff": "string",
    "left": "number"
  },
  "PaymentMethodsAnswer": {
    "methods": [
      "PaymentMethod"
    ]
  },
  "PaymentMethod": {
    "payment_id": "string",
    "name": "string",
    "description": "string",
    "limit?": "number"
  },
  "Order": {
    "order_id!": "string",
    "number!": "string",
    "status!": "=placed|packed|dispatched|delivered|cancelled",
    "placed?": "string",
    "timeline?": [
      "OrderEvent"
    ],
    "lines!": [
      "OrderLine"
    ],
    "totals!": [
      "TotalLine"
    ],
    "total?": "number",
    "email?": "string",
    "address!": "OrderAddress",
    "delivery!": "OrderDelivery",
    "payment!": "OrderPayment",
    "note?": "string",
    "can_cancel?": "boolean",
    "can_reorder?": "boolean",
    "error?": "string"
  },
  "OrderEvent": {
    "status": "=placed|paid|packed|dispatched|delivered|cancelled",
    "date": "string"
  },
  "OrderLine": {
    "cart_item_id?": "string",
    "product_id?": "string",
    "handle=\"\"": "string",
    "image=\"\"": "string",
    "name=\"\"": "string",
    "option": [
      "CartOption"
    ],
    "quantity=1": "number",
    "price=\"\"": "Amount",
    "price_text=\"\"": "string",
    "total=\"\"": "Amount",
    "total_text=\"\"": "string",
    "available?": "number",
    "substitution=\"none\"": "=none|similar|ask"
  },
  "OrderAddress": {
    "firstname": "string",
    "lastname": "string",
    "telephone": "string",
    "address_1": "string",
    "address_2": "string",
    "city": "string",
    "postcode": "string",
    "country_id": "string",
    "country": "string",
    "zone_id": "string",
    "zone": "string"
  },
  "OrderDelivery": {
    "name": "string",
    "starts?": "string",
    "ends?": "string"
  },
  "OrderPayment": {
    "payment_id": "string",
    "name": "string",
    "state": "=due|pending|paid|failed|cancelled|refund_due",
    "instructions": [
      "PaymentInstruction"
    ],
    "reference?": "string",
    "can_retry": "boolean"
  },
  "PaymentInstruction": {
    "title": "string",
    "text": "string"
  },
  "OrderList": {
    "orders": [
      "OrderSummary"
    ],
    "total": "number",
    "page": "number",
    "limit": "number"
  },
  "OrderSummary": {
    "order_id": "string",
    "number": "string",
    "status": "=placed|packed|dispatched|delivered|cancelled",
    "placed": "string",
    "units": "number",
    "total": "number",
    "total_text": "string",
    "payment_state": "=due|pending|paid|failed|cancelled|refund_due"
  },
  "LanguageTexts": {},
  "CollectionList": {
    "collections": [
      "Collection"
    ]
  },
  "Collection": {
    "handle": "string",
    "name": "string",
    "description": "string",
    "product_count": "number",
    "picture?": "Picture"
  },
  "HomeContent": {
    "banners": [
      "Banner"
    ],
    "ingredients?": [
      "HomeCard"
    ],
    "boxes?": [
      "HomeCard"
    ],
    "content_block?": "ContentBlock",
    "awards?": [
      "Award"
    ],
    "certificates?": [
      "Certificate"
    ],
    "testimonials?": [
      "Testimonial"
    ]
  },
  "Banner": {
    "title": "string",
    "text": "string",
    "link": "string",
    "link_text": "string",
    "picture": "Picture"
  },
  "HomeCard": {
    "title": "string",
    "text": "string",
    "link": "string",
    "picture": "Picture"
  },
  "ContentBlock": {
    "title": "string",
    "content": "string",
    "picture?": "Picture",
    "imageLeft?": "boolean",
    "seeMore?": "boolean"
  },
  "Award": {
    "title": "string",
    "thumb": "string",
    "popup?": "string",
    "link?": "string",
    "link_type?": "=link|ytvideo"
  },
  "Certificate": {
    "title": "string",
    "text": "string",
    "image": "string"
  },
  "Testimonial": {
    "name": "string",
    "place": "string",
    "text": "string",
    "rating": "number 1 5"
  },
  "ContentPage": {
    "error?": "string",
    "handle!": "string",
    "title!": "string",
    "lead?": "string",
    "html!": "string",
    "picture?": "Picture",
    "changed?": "string",
    "meta_description?": "string",
    "meta_keyword?": "string"
  },
  "BlogList": {
    "posts": [
      "BlogCard"
    ],
    "total": "number",
    "page": "number",
    "limit": "number",
    "tags": [
      "BlogTag"
    ]
  },
  "BlogCard": {
    "handle": "string",
    "title": "string",
    "summary": "string",
    "date": "string",
    "author": "string",
    "tags": [
      "BlogTag"
    ],
    "picture?": "Picture"
  },
  "BlogTag": {
    "handle": "string",
    "name": "string",
    "count": "number"
  },
  "BlogPost": {
    "error?": "string",
    "handle!": "string",
    "title!": "string",
    "summary?": "string",
    "date!": "string",
    "author?": "string",
    "tags?": [
      "BlogTag"
    ],
    "picture?": "Picture",
    "html!": "string",
    "keywords?": "string",
    "products?": [
      "ProductCard"
    ]
  },
  "ProfileAnswer": {
    "customer?": "Profile",
    "error?": "string"
  },
  "Profile": {
    "customer_id": "string",
    "firstname": "string",
    "lastname": "string",
    "email": "string",
    "telephone": "string",
    "country_id": "string",
    "zone_id": "string"
  },
  "AddressList": {
    "addresses?": [
      "Address"
    ],
    "error?": "string"
  },
  "Address": {
    "address_id": "string",
    "firstname": "string",
    "lastname": "string",
    "telephone": "string",
    "address_1": "string",
    "address_2": "string",
    "city": "string",
    "postcode": "string",
    "country_id": "string",
    "country": "string",
    "zone_id": "string",
    "zone": "string",
    "default": "boolean"
  },
  "AvoidAnswer": {
    "avoid?": [
      "=gluten|crustaceans|eggs|fish|peanuts|soybeans|milk|nuts|celery|mustard|sesame|sulphites|lupin|molluscs"
    ],
    "error?": "string"
  },
  "AccountExport": {
    "exported_at?": "string",
    "customer?": "Profile",
    "registered_at?": "string",
    "avoid?": [
      "string"
    ],
    "addresses?": [
      "Address"
    ],
    "cart?": [
      "ExportedLine"
    ],
    "saved?": [
      "ExportedLine"
    ],
    "orders?": [
      "Order"
    ],
    "wishlist?": [
      "string"
    ],
    "recently_viewed?": [
      "string"
    ],
    "coupon?": "string",
    "passkeys?": [
      "Passkey"
    ],
    "stock_alerts?": [
      {
        "handle": "string",
        "asked_at": "string"
      }
    ],
    "sessions?": [
      "ExportedSession"
    ],
    "error?": "string"
  },
  "ExportedLine": {
    "product_id": "string",
    "quantity": "number",
    "options": "string"
  },
  "Passkey": {
    "passkey_id": "string",
    "name": "string",
    "created_at": "string",
    "last_used_at": "string"
  },
  "ExportedSession": {
    "started_at": "string"
  },
  "PasskeyList": {
    "passkeys?": [
      "Passkey"
    ],
    "error?": "string"
  }
};
