vcl 4.1;
# Varnish in front of one or several servers of the shop, which run with SHARED_CACHE=1 and TRUST_PROXY=1.
# Start it with -f on this file. It speaks no TLS: who does, such as hitch or nginx, stands before it, and then TRUST_PROXY is 2.
# What it does is told in docs/operators.md.

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/ready";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  # Only what is set below counts.
  unset req.http.X-Shop-Language;
  unset req.http.X-Shop-Currency;
  unset req.http.X-Shop-Encoding;

  # Answers to sessions, and whatever is not read: never kept, whatever they say.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization || req.url ~ "^/(api|support|reports|health|ready)([/?]|$)") {
    return (pass);
  }

  # As long as the shop answers, a page is stale for no longer than it says.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }

  # What a page differs by beside its URL; whatever else a cookie says, there are few values.
  set req.http.X-Shop-Language = "en";
  if (req.http.Cookie ~ "(^|;\s*)language=fr(;|$)") {
    set req.http.X-Shop-Language = "fr";
  }
  if (req.http.Cookie ~ "(^|;\s*)currency=[A-Z][A-Z][A-Z](;|$)") {
    set req.http.X-Shop-Currency = regsub(req.http.Cookie, "^(?:.*;\s*)?currency=([A-Z][A-Z][A-Z])(?:;.*)?$", "\1");
  }
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b" &&
    req.http.Accept-Encoding !~ "(?i)\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)") {
    set req.http.X-Shop-Encoding = "br";
  }
  # Nothing of a session reaches the shop where a page is made for all.
  unset req.http.Cookie;
  set req.http.Cookie = "language=" + req.http.X-Shop-Language;
  if (req.http.X-Shop-Currency) {
    set req.http.Cookie = req.http.Cookie + "; currency=" + req.http.X-Shop-Currency;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Shop-Language);
  hash_data(req.http.X-Shop-Currency);
  hash_data(req.http.X-Shop-Encoding);
}

sub vcl_backend_fetch {
  # Varnish itself asks for gzip alone.
  if (bereq.http.X-Shop-Encoding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Shop-Encoding;
  } else {
    unset bereq.http.Accept-Encoding;
  }
  unset bereq.http.X-Shop-Language;
  unset bereq.http.X-Shop-Currency;
  unset bereq.http.X-Shop-Encoding;
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  # A page that cannot be renewed stays as it is.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # It says Accept-Encoding, which is in the key.
  set beresp.http.X-Shop-Vary = beresp.http.Vary;
  unset beresp.http.Vary;
  if (beresp.http.Cache-Control ~ "s-maxage") {
    set beresp.grace = 1h;
  }
  # From here on Varnish itself keeps no answer that sets a cookie, or is private.
}

sub vcl_deliver {
  if (resp.http.X-Shop-Vary) {
    set resp.http.Vary = resp.http.X-Shop-Vary;
    unset resp.http.X-Shop-Vary;
  }
  # To browsers a page is their own: they do not know by what of the cookies it differs.
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "private, no-cache";
    set resp.http.Vary = "Accept-Encoding, Cookie";
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache-Status = "HIT";
  } elsif (req.http.X-Shop-Language) {
    set resp.http.X-Cache-Status = "MISS";
  }
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Age;
}
