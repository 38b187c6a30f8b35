-- One form of each user name: composed. Of names that become equal one is composed, the others stay as they are.
update app_user set username = normalize(username, nfc)
where username is not nfc normalized and id in (
  select distinct on (lower(normalize(username, nfc))) id from app_user where deleted_on is null
  order by lower(normalize(username, nfc)), username is nfc normalized desc, id);
