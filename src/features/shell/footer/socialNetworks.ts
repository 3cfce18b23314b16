/** A network that the shop can be followed at. */
export interface SocialNetwork {
  readonly name: string;
  /** Key of the shop's URL there in the settings. */
  readonly configKey: string;
  /** Where the link leads while the backend has no such setting: the network itself. */
  readonly home: string;
}

/** In the order shown. */
export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [
  { name: 'Facebook', configKey: 'social_facebook', home: 'https://www.facebook.com/' },
  { name: 'Instagram', configKey: 'social_instagram', home: 'https://www.instagram.com/' },
  { name: 'YouTube', configKey: 'social_youtube', home: 'https://www.youtube.com/' },
];
