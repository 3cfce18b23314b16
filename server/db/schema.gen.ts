// Written by `npm run generate` from server/db/migrations, which say what columns mean. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Day, Digits, Json, WithDefault } from './columns.ts';

/** Every table by name. */
export interface Tables {
  address: {
    id: GeneratedAlways<string>;
    customer_id: Digits;
    firstname: string;
    lastname: string;
    telephone: string;
    address_1: string;
    address_2: string;
    city: string;
    postcode: string;
    country_id: string;
    zone_id: string;
    is_default: boolean;
  };
  api_token: {
    hash: Buffer;
    session_id: Digits;
    expires_at: Date;
  };
  blog_post: {
    id: GeneratedAlways<string>;
    handle: string;
    author: string;
    picture: string | null;
    published_on: Day;
  };
  blog_post_product: {
    post_id: Digits;
    product_id: Digits;
    position: number;
  };
  blog_post_tag: {
    post_id: Digits;
    tag_handle: string;
  };
  blog_post_text: {
    post_id: Digits;
    language: string;
    title: string;
    summary: string;
    html: string;
    picture_alt: WithDefault<string>;
    keywords: WithDefault<string>;
  };
  blog_tag: {
    handle: string;
    position: WithDefault<number>;
    name: Json<unknown>;
  };
  cart: {
    id: GeneratedAlways<string>;
    coupon_code: string | null;
    created_at: WithDefault<Date>;
  };
  cart_line: {
    id: GeneratedAlways<string>;
    cart_id: Digits;
    product_id: Digits;
    options: WithDefault<string>;
    quantity: number;
    created_at: WithDefault<Date>;
    price_minor: Digits | null;
  };
  closed_day: {
    day: Day;
  };
  collection: {
    id: GeneratedAlways<string>;
    handle: string;
    position: WithDefault<number>;
    picture: string | null;
  };
  collection_text: {
    collection_id: Digits;
    language: string;
    name: string;
    description: WithDefault<string>;
  };
  contact_message: {
    id: GeneratedAlways<string>;
    name: string;
    email: string;
    email_key: string;
    order_number: string;
    message: string;
    language: string;
    created_at: WithDefault<Date>;
    is_answered: WithDefault<boolean>;
    note: WithDefault<string>;
  };
  content: {
    name: string;
    language: WithDefault<string>;
    body: Json<unknown>;
  };
  content_draft: {
    kind: 'page' | 'post' | 'home' | 'menu' | 'footer';
    handle: string;
    body: Json<unknown>;
    saved_at: WithDefault<Date>;
    member_id: Digits;
    member_name: string;
    publish_at: Date | null;
    planned_by: Digits | null;
    planned_by_name: string | null;
  };
  content_version: {
    id: GeneratedAlways<string>;
    kind: 'page' | 'post' | 'home' | 'menu' | 'footer';
    handle: string;
    body: Json<unknown>;
    published_at: WithDefault<Date>;
    member_id: Digits | null;
    member_name: string | null;
  };
  coupon: {
    code: string;
    percent: number | null;
    amount_minor: number | null;
    minimum_minor: WithDefault<number>;
    ends_at: Date | null;
    uses_left: number | null;
    once_per_customer: WithDefault<boolean>;
    starts_at: Date | null;
    is_paused: WithDefault<boolean>;
    product_ids: WithDefault<string[]>;
    collection_ids: WithDefault<string[]>;
    uses: WithDefault<number>;
    created_at: WithDefault<Date>;
  };
  currency: {
    code: string;
    symbol: string;
    value: Digits;
    decimal: number;
    position: WithDefault<number>;
    is_active: WithDefault<boolean>;
    is_store: WithDefault<boolean>;
  };
  customer: {
    id: GeneratedAlways<string>;
    email: string;
    email_key: string;
    firstname: string;
    lastname: string;
    telephone: string;
    country_id: WithDefault<string>;
    zone_id: WithDefault<string>;
    password: string;
    cart_id: Digits;
    avoid: WithDefault<string[]>;
    created_at: WithDefault<Date>;
    search_text: GeneratedAlways<string>;
  };
  delivery_method: {
    id: GeneratedAlways<string>;
    code: string;
    position: WithDefault<number>;
    name: Json<unknown>;
    description: Json<unknown>;
    price_minor: number;
    free_from_minor: number | null;
    country_ids: string[];
    zone_ids: WithDefault<string[]>;
    postcode_prefixes: WithDefault<string[]>;
    is_active: WithDefault<boolean>;
    days_ahead: WithDefault<number>;
    version: WithDefault<number>;
  };
  delivery_rule: {
    id: GeneratedAlways<string>;
    method_id: Digits;
    weekdays: number[];
    starts_at: string;
    ends_at: string;
    cutoff_hours: number;
    capacity: number;
    is_active: WithDefault<boolean>;
  };
  delivery_slot: {
    id: GeneratedAlways<string>;
    rule_id: Digits;
    day: Day;
    starts_at: Date;
    ends_at: Date;
    cutoff_at: Date;
    capacity: number;
    taken: WithDefault<number>;
    is_closed: WithDefault<boolean>;
    is_changed: WithDefault<boolean>;
  };
  former_handle: {
    handle: string;
    product_id: Digits;
  };
  gateway_keys: {
    gateway: 'stripe' | 'razorpay';
    sealed: Buffer;
  };
  idempotency: {
    session_id: Digits;
    key: string;
    payload_hash: Buffer;
    status: number | null;
    body: string | null;
    created_at: WithDefault<Date>;
  };
  invoice: {
    id: GeneratedAlways<string>;
    order_id: Digits;
    kind: 'invoice' | 'credit-note';
    number: string;
    key: string;
    issued_at: WithDefault<Date>;
    refund_id: Digits | null;
    document: Json<unknown>;
  };
  invoice_series: {
    name: string;
    last: number;
  };
  known_device: {
    customer_id: Digits | null;
    hash: Buffer;
    used_at: WithDefault<Date>;
    member_id: Digits | null;
    is_for_password_only: WithDefault<boolean>;
  };
  mail_code: {
    hash: Buffer;
    purpose: 'verify' | 'reset';
    email_key: string;
    registration_id: Digits | null;
    customer_id: Digits | null;
    expires_at: Date;
    used_at: Date | null;
  };
  mail_outbox: {
    id: GeneratedAlways<string>;
    recipient: string;
    template: string;
    language: string;
    data: Json<unknown>;
    attempts: WithDefault<number>;
    next_try_at: WithDefault<Date>;
    sent_at: Date | null;
    given_up_at: Date | null;
    created_at: WithDefault<Date>;
  };
  migration: {
    name: string;
    applied_at: WithDefault<Date>;
  };
  missed_search: {
    day: Day;
    term: string;
    times: Digits;
  };
  order_change: {
    id: GeneratedAlways<string>;
    written_by: WithDefault<string>;
    subject: string;
    changed_at: WithDefault<Date>;
  };
  order_event: {
    order_id: Digits;
    status: 'placed' | 'paid' | 'packed' | 'dispatched' | 'delivered' | 'cancelled' | 'disputed';
    happened_at: WithDefault<Date>;
  };
  order_line: {
    id: GeneratedAlways<string>;
    order_id: Digits;
    product_id: Digits | null;
    handle: string;
    name: string;
    picture: string | null;
    options: string;
    option_names: Json<unknown>;
    quantity: number;
    price_minor: Digits;
    substitution: 'none' | 'similar' | 'ask';
    packed_quantity: number | null;
    replaces_id: Digits | null;
    is_discounted: WithDefault<boolean>;
    tax_percent: Digits;
    tax_code: WithDefault<string>;
    step_grams: number | null;
    weighed_grams: number | null;
  };
  order_note: {
    id: GeneratedAlways<string>;
    order_id: Digits;
    member_id: Digits;
    text: string;
    written_at: WithDefault<Date>;
  };
  order_secret: {
    hash: Buffer;
    order_id: Digits;
    is_mailed: WithDefault<boolean>;
  };
  owner_setup: {
    code_hash: Buffer;
  };
  page_change: {
    id: GeneratedAlways<string>;
    written_by: WithDefault<string>;
    subject: string;
    changed_at: WithDefault<Date>;
  };
  passkey: {
    id: GeneratedAlways<string>;
    customer_id: Digits;
    credential_id: string;
    public_key: Buffer;
    counter: Digits;
    transports: string[];
    name: string;
    created_at: WithDefault<Date>;
    last_used_at: Date | null;
  };
  passkey_challenge: {
    session_id: Digits;
    purpose: 'register' | 'login';
    challenge: string;
    expires_at: Date;
  };
  payment: {
    id: GeneratedAlways<string>;
    order_id: Digits;
    method: string;
    reference: string;
    state: 'due' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'refund_due' | 'refunded' | 'held';
    amount_minor: Digits;
    created_at: WithDefault<Date>;
    lapses_at: Date | null;
    checkout_id: string | null;
    checkout_url: string | null;
    provider_payment_id: string | null;
    charge_amount: Digits | null;
    charge_currency: string | null;
    next_check_at: Date | null;
    return_key: string | null;
    paid_at: Date | null;
    is_test: WithDefault<boolean>;
  };
  payment_event: {
    provider: string;
    event_id: string;
    kind: 'payment' | 'dispute';
    ids: string[];
    received_at: WithDefault<Date>;
  };
  picture_fetch: {
    id: GeneratedAlways<string>;
    product_id: Digits;
    address: string;
    import_id: Digits | null;
    state: WithDefault<'waiting' | 'done' | 'failed'>;
    failure: string | null;
    attempts: WithDefault<number>;
    next_try_at: WithDefault<Date>;
    created_at: WithDefault<Date>;
  };
  picture_upload: {
    id: GeneratedAlways<string>;
    product_id: Digits | null;
    file_name: string;
    content_hash: string;
    original: string | null;
    state: WithDefault<'waiting' | 'done' | 'failed'>;
    failure: 'broken' | 'unavailable' | null;
    name: string | null;
    attempts: WithDefault<number>;
    next_try_at: WithDefault<Date>;
    created_at: WithDefault<Date>;
    ended_at: Date | null;
    unnamed_since: Date | null;
    is_content: WithDefault<boolean>;
  };
  product: {
    id: GeneratedAlways<string>;
    handle: string;
    collection_id: Digits;
    brand: WithDefault<string>;
    price_minor: number;
    special_minor: number | null;
    stock: number;
    minimum: WithDefault<number>;
    unit_amount: Digits | null;
    unit_measure: 'g' | 'ml' | 'piece' | null;
    nutrition: Json<unknown> | null;
    allergens: string[] | null;
    marks: WithDefault<string[]>;
    pictures: WithDefault<string[]>;
    rating: WithDefault<Digits>;
    review_count: WithDefault<number>;
    popularity: WithDefault<number>;
    created_at: WithDefault<Date>;
    source: string | null;
    source_key: string | null;
    barcode: WithDefault<string>;
    dated_special_minor: number | null;
    special_from: Date | null;
    special_until: Date | null;
    default_minor: WithDefault<number>;
    paid_minor: GeneratedAlways<number>;
    may_contain: WithDefault<string[]>;
    drained_amount: Digits | null;
    barcode_key: GeneratedAlways<string | null>;
    tax_class_id: WithDefault<Digits>;
    tax_code: WithDefault<string>;
    status: WithDefault<'draft' | 'active' | 'hidden' | 'archived'>;
    publish_at: Date | null;
    traits: GeneratedAlways<number>;
    sku: WithDefault<string>;
    parent_id: Digits | null;
    variant_values: string[] | null;
    has_variants: WithDefault<boolean>;
    is_stock_counted: WithDefault<boolean>;
    is_weighed: WithDefault<boolean>;
  };
  product_count: {
    collection_id: Digits;
    traits: number;
    price_band: number;
    count: number;
  };
  product_import: {
    id: GeneratedAlways<string>;
    member_id: Digits;
    file_name: string;
    size: number;
    state: WithDefault<'draft' | 'checked' | 'waiting' | 'running' | 'done' | 'stopped' | 'failed' | 'undone'>;
    mapping: Json<unknown> | null;
    problem: string | null;
    bytes_read: WithDefault<number>;
    rows_read: WithDefault<number>;
    inserted: WithDefault<number>;
    updated: WithDefault<number>;
    unchanged: WithDefault<number>;
    rejected: WithDefault<number>;
    made_at: WithDefault<Date>;
    ended_at: Date | null;
    attempt: WithDefault<number>;
    alive_at: Date | null;
    noted: WithDefault<number>;
    columns: WithDefault<string[]>;
    task: WithDefault<'import' | 'check' | 'undo'>;
    undone_by: Digits | null;
    restored: WithDefault<number>;
    removed: WithDefault<number>;
    kept: WithDefault<number>;
  };
  product_import_change: {
    import_id: Digits;
    kind: 'product' | 'variant' | 'collection';
    row_number: number;
    subject_id: Digits | null;
    language: string;
    name: string;
    before: Json<unknown> | null;
    after: Json<unknown>;
  };
  product_import_part: {
    import_id: Digits;
    position: number;
    bytes: Buffer;
  };
  product_import_rejection: {
    import_id: Digits;
    row_number: number;
    line: number;
    reason: string;
    raw: string;
    reason_fr: WithDefault<string>;
    is_imported: WithDefault<boolean>;
  };
  product_option: {
    id: GeneratedAlways<string>;
    product_id: Digits;
    position: number;
    name: Json<unknown>;
    type: 'select' | 'radio' | 'checkbox' | 'image' | 'text';
    required: boolean;
    is_variant: WithDefault<boolean>;
  };
  product_option_value: {
    id: GeneratedAlways<string>;
    option_id: Digits;
    position: number;
    name: Json<unknown>;
    price_minor: WithDefault<number>;
    is_default: WithDefault<boolean>;
    picture: string | null;
  };
  product_text: {
    product_id: Digits;
    language: string;
    name: string;
    description: WithDefault<string>;
    ingredients: WithDefault<string>;
    picture_alt: WithDefault<string>;
    keywords: WithDefault<string>;
    allergen_names: WithDefault<string>;
    meta_title: WithDefault<string>;
    meta_description: WithDefault<string>;
  };
  rate_limit: {
    key: Buffer;
    hits: number;
    ends_at: Date;
  };
  recently_viewed: {
    session_id: Digits;
    product_id: Digits;
    seen_at: WithDefault<Date>;
  };
  recording: {
    code: string;
    created_at: WithDefault<Date>;
    content: string;
  };
  recovery_code: {
    customer_id: Digits;
    hash: Buffer;
  };
  refund: {
    id: GeneratedAlways<string>;
    order_id: Digits;
    amount_minor: Digits;
    reason: 'short' | 'cancelled' | 'goodwill' | 'double';
    note: WithDefault<string>;
    state: WithDefault<'due' | 'pending' | 'done'>;
    made_at: WithDefault<Date>;
    settled_at: Date | null;
    payment_id: Digits | null;
    provider_refund_id: string | null;
    failure: WithDefault<string>;
    attempts: WithDefault<number>;
    next_attempt_at: Date | null;
    charge_amount: Digits | null;
  };
  registration: {
    id: GeneratedAlways<string>;
    email: string;
    email_key: string;
    firstname: string;
    lastname: string;
    telephone: string;
    country_id: WithDefault<string>;
    zone_id: WithDefault<string>;
    password: string;
    created_at: WithDefault<Date>;
    session_id: Digits | null;
  };
  review: {
    id: GeneratedAlways<string>;
    product_id: Digits;
    name: string;
    text: string;
    rating: number;
    created_at: WithDefault<Date>;
    is_verified: WithDefault<boolean>;
    is_approved: WithDefault<boolean>;
    reply: WithDefault<string>;
  };
  saved_for_later: {
    id: Digits;
    cart_id: Digits;
    product_id: Digits;
    options: string;
    quantity: number;
    price_minor: Digits | null;
    reason: 'saved' | 'removed';
    created_at: WithDefault<Date>;
  };
  search_document: {
    product_id: Digits;
    language: string;
    other_languages: string[];
    collection_id: Digits;
    popularity: number;
    name: string;
    words: string;
    paid_minor: WithDefault<number>;
    traits: WithDefault<number>;
    name_key: GeneratedAlways<string>;
  };
  search_word: {
    language: string;
    word: string;
    frequency: number;
  };
  search_word_change: {
    language: string;
    word: string;
    difference: number;
  };
  second_factor: {
    customer_id: Digits;
    secret: Buffer;
    created_at: WithDefault<Date>;
    confirmed_at: Date | null;
    used_step: WithDefault<Digits>;
  };
  session: {
    id: GeneratedAlways<string>;
    cookie_hash: Buffer;
    cart_id: Digits;
    currency_code: string;
    created_at: WithDefault<Date>;
    customer_id: Digits | null;
    ended_at: Date | null;
    used_at: WithDefault<Date>;
    browser: WithDefault<string>;
    system: WithDefault<string>;
  };
  shop_order: {
    id: GeneratedAlways<string>;
    number: string;
    customer_id: Digits | null;
    cart_id: Digits | null;
    language: string;
    status: WithDefault<'placed' | 'packed' | 'dispatched' | 'delivered' | 'cancelled'>;
    email: string;
    address: Json<unknown>;
    note: WithDefault<string>;
    slot_id: Digits | null;
    slot_starts_at: Date | null;
    slot_ends_at: Date | null;
    coupon_code: string | null;
    total_minor: Digits;
    is_orphan: WithDefault<boolean>;
    placed_at: WithDefault<Date>;
    currency_code: string;
    currency_symbol: string;
    currency_value: Digits;
    currency_decimal: number;
    goods_minor: Digits;
    discount_minor: Digits;
    delivery_minor: Digits;
    tax_minor: Digits;
    delivery_name: Json<unknown>;
    mailbox: string;
    is_email_confirmed: WithDefault<boolean>;
    agreed_total_minor: Digits | null;
    search_text: GeneratedAlways<string>;
    payment_state: WithDefault<'due' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'refund_due' | 'refunded' | 'held'>;
    version: WithDefault<number>;
    shown: Json<unknown>;
    agreed_shown_total: Digits | null;
    taxation: Json<unknown>;
    taxes: Json<unknown>;
    short_number: WithDefault<Digits>;
  };
  staff_change: {
    id: GeneratedAlways<string>;
    at: WithDefault<Date>;
    member_id: Digits | null;
    member_name: string;
    operation: string;
    subject: 'order' | 'product' | 'collection' | 'review' | 'coupon' | 'content' | 'import' | 'member' | 'session' | 'delivery' | 'slot' | 'currency' | 'tax' | 'message' | 'customer' | 'list' | 'shop' | 'read';
    subject_id: string;
    before: Json<unknown>;
    after: Json<unknown>;
  };
  staff_idempotency: {
    member_id: Digits;
    key: string;
    payload_hash: Buffer;
    status: number | null;
    body: string | null;
    created_at: WithDefault<Date>;
  };
  staff_invitation: {
    member_id: Digits;
    hash: Buffer;
    expires_at: Date;
    used_at: Date | null;
  };
  staff_member: {
    id: GeneratedAlways<string>;
    name: string;
    email: string;
    email_key: string;
    role: 'owner' | 'manager' | 'packer' | 'support' | 'editor';
    password_hash: string | null;
    is_active: WithDefault<boolean>;
    seen_at: Date | null;
    created_at: WithDefault<Date>;
    failed_attempts: WithDefault<number>;
    order_mail: string | null;
  };
  staff_passkey: {
    id: GeneratedAlways<string>;
    member_id: Digits;
    credential_id: string;
    public_key: Buffer;
    counter: Digits;
    transports: string[];
    name: string;
    created_at: WithDefault<Date>;
    last_used_at: Date | null;
  };
  staff_passkey_challenge: {
    challenge: string;
    purpose: 'register' | 'login';
    member_id: Digits | null;
    expires_at: Date;
  };
  staff_recovery_code: {
    member_id: Digits;
    hash: Buffer;
  };
  staff_second_factor: {
    member_id: Digits;
    secret: Buffer;
    created_at: WithDefault<Date>;
    confirmed_at: Date | null;
    used_step: WithDefault<Digits>;
  };
  staff_session: {
    id: GeneratedAlways<string>;
    cookie_hash: Buffer;
    member_id: Digits;
    created_at: WithDefault<Date>;
    used_at: WithDefault<Date>;
    has_second_factor: WithDefault<boolean>;
    failed_attempts: WithDefault<number>;
    browser: WithDefault<string>;
    system: WithDefault<string>;
  };
  stock_alert: {
    id: GeneratedAlways<string>;
    product_id: Digits;
    email: string;
    email_key: string;
    language: 'en' | 'fr';
    created_at: WithDefault<Date>;
    mailed_at: Date | null;
    code_hash: Buffer | null;
  };
  stock_movement: {
    id: GeneratedAlways<string>;
    product_id: Digits;
    change: number;
    reason: 'order' | 'cancel' | 'short' | 'replacement' | 'correction' | 'import' | 'initial';
    order_id: Digits | null;
    member_id: Digits | null;
    moved_at: WithDefault<Date>;
    cause: 'counted' | 'spoiled' | 'found' | 'other' | null;
    note: WithDefault<string>;
  };
  tax_class: {
    id: GeneratedAlways<string>;
    name: string;
  };
  tax_policy: {
    is_only: WithDefault<boolean>;
    country_id: WithDefault<string>;
    zone_id: WithDefault<string>;
    tax_number: WithDefault<string>;
    prices_include_tax: WithDefault<boolean>;
    delivery_class_id: WithDefault<Digits>;
    asks_tax_number: WithDefault<boolean>;
  };
  tax_rate: {
    starts_at: Date;
    percent: Digits;
    class_id: WithDefault<Digits>;
    country_id: WithDefault<string>;
    zone_id: WithDefault<string>;
  };
  unconfirmed_order: {
    order_id: Digits;
    network: Buffer;
    lapses_at: Date;
  };
  wishlist_item: {
    cart_id: Digits;
    product_id: Digits;
    created_at: WithDefault<Date>;
  };
}
