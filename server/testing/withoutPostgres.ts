// Workers of a multi-project run inherit the variable, but these tests run on PGlite.
delete process.env.TEST_DATABASE_URL;
